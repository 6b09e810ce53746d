import { Poster } from '../../components/Poster.tsx';
import { homeCopy } from '../../copy/home.ts';
import { PATHS } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

const others = homeCopy.posterGames.map((game) => ({ id: game.home.shortName, ...game }));

export function SamplePoster() {
  const { home, away, when } = homeCopy.posterHeadliner;
  return (
    <section className="pt-7 pb-14 nav:pb-20">
      <div className="mx-auto w-page">
        <Poster
          ribbon={homeCopy.posterRibbon}
          title={homeCopy.posterTitle}
          home={home}
          away={away}
          versus={homeCopy.posterVersus}
          hour={when}
          others={others}
          action={
            <LinkButton to={PATHS.register} variant="primary" size="large">
              {homeCopy.posterAction}
            </LinkButton>
          }
          note={homeCopy.posterCentreTime}
        />
      </div>
    </section>
  );
}
