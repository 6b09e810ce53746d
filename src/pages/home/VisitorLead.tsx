import { homeCopy } from '../../copy/home.ts';
import { PATHS } from '../../lib/routes.ts';
import { ActionsRow } from '../../ui/ActionsRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';

export function VisitorLead() {
  return (
    <>
      <p className="mt-[1.1rem] mb-[1.3rem] max-w-[44ch] text-18/145 nav:mt-6">
        <b>{homeCopy.leadSnack}</b>
        <br />
        {homeCopy.leadPlay}
      </p>
      <ActionsRow>
        <LinkButton to={PATHS.register} size="large">
          {homeCopy.play} <Icon name="arrow" size={22} />
        </LinkButton>
        <RouteLink className="link" to={PATHS.login}>
          {homeCopy.haveAccount}
        </RouteLink>
      </ActionsRow>
    </>
  );
}
