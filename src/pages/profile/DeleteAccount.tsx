import { profileCopy } from '../../copy/profile.ts';
import { askDeletion } from '../../stores/account/delete-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

export function DeleteAccount() {
  const stores = useStores();
  return (
    <section className="mt-2 border-2 border-chile bg-blanco print:hidden" aria-labelledby="delete-account">
      <h2
        id="delete-account"
        className="condensed flex items-center gap-2.5 bg-chile px-4 py-2.5 text-lg/compact text-papel"
      >
        <Icon name="alert" size={22} />
        {profileCopy.deleteTitle}
      </h2>
      <div className="grid items-center justify-items-start gap-4 px-4 pt-4 pb-5 tablet:max-laptop:grid-cols-body-end">
        <p className="measure-52">{profileCopy.deleteText}</p>
        <Button
          variant="line"
          background="blanco"
          className="[--fill:var(--color-chile)] [--ink:var(--color-chile)]"
          isBusy={stores.account.isDeleting.value}
          onClick={() => askDeletion(stores)}
        >
          {profileCopy.deleteAction}
        </Button>
      </div>
    </section>
  );
}
