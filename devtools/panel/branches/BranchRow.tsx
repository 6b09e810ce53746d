import { MAX_BRANCH_NAME_LENGTH } from '../../../mock-server/catalogue/bounds.ts';
import type { BranchView } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { plural } from '../../copy/shared.ts';
import { capitalize } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Tag } from '../parts/Tag.tsx';

export function BranchRow({ view, onRemoved }: { view: BranchView; onRemoved: () => void }) {
  const { simulator, isQa, run } = usePanel();
  const { branch } = simulator;
  return (
    <li>
      <i className={view.isCurrent ? 'initial on' : 'initial'} aria-hidden="true">
        {view.id.slice(0, 1)}
      </i>
      <span className="grow">
        {isQa ? (
          <Field
            className="w-full"
            aria-label={`Nombre de la rama ${view.name}`}
            maxLength={MAX_BRANCH_NAME_LENGTH}
            value={view.name}
            onCommit={(name) => name.trim() && run(() => branch.rename(view.id, name.trim()))}
          />
        ) : (
          <b>{view.name}</b>
        )}
        <small>{describeState(view, isQa)}</small>
      </span>
      {view.isCurrent ? (
        <Tag tone="accent">AQUÍ</Tag>
      ) : (
        <>
          <Button
            label={`Cambiar a ${view.name}`}
            says={done.branchSwitched(view.name)}
            onPress={() => branch.switch(view.id)}
          >
            Cambiar
          </Button>
          <Button
            label={`Borrar la ${isQa ? 'rama' : 'versión'} ${view.name}`}
            onPress={() => branch.remove(view.id).then(onRemoved)}
          >
            Borrar
          </Button>
        </>
      )}
    </li>
  );
}

/** Such as “13 cambios, parada en el 3”: a comparison and “Cambiar” take the branch as it is after that change. */
export const describeFacts = ({ facts, cursor }: Pick<BranchView, 'facts' | 'cursor'>): string =>
  plural(facts, 'cambio', 'cambios') + (cursor < facts ? `, parada en el ${cursor}` : '');

const describeState = (view: BranchView, isQa: boolean): string => {
  const state = view.isCurrent ? 'en uso' : 'guardada';
  return isQa ? `${describeFacts(view)}, ${state}` : capitalize(state);
};
