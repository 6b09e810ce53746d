import { CardScreen } from '../../components/CardScreen.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { notFoundCopy } from '../../copy/not-found.ts';
import { PATHS } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LostBall } from './LostBall.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageMeta title={notFoundCopy.title} description={notFoundCopy.description} noindex />
      <CardScreen picture={<LostBall />} title={notFoundCopy.heading} text={notFoundCopy.text}>
        <p className="-mt-5 short:-mt-3 mb-7 short:mb-4 text-lg/normal">{notFoundCopy.description}</p>
        <LinkButton to={PATHS.home} size="large">
          {notFoundCopy.back}
        </LinkButton>
      </CardScreen>
    </>
  );
}
