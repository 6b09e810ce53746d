import type { PersonTrait } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { PanelContextValue } from '../context/context.ts';

/** Fills in the open step of the registration, and says with whom. */
export function fillRegistration(
  { simulator, act, say, showApp }: Pick<PanelContextValue, 'simulator' | 'act' | 'say' | 'showApp'>,
  trait: PersonTrait,
): Promise<void> {
  showApp();
  return act(
    () => simulator.people.fillRegistration(trait),
    ({ name, email, hasEmail }) => ({
      words: hasEmail ? done.accountFilled(name, email) : done.personFilled(name, email),
      action: {
        name: 'Copiar correo',
        async run() {
          await copyText(email);
          say(done.emailCopied(email));
        },
      },
    }),
  );
}
