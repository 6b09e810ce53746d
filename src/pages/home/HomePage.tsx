import { PageMeta } from '../../components/PageMeta.tsx';
import { Poster } from '../../components/Poster.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { homeCopy } from '../../copy/home.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { PATHS } from '../../lib/routes.ts';
import { ActionsRow, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { HowToPlay } from './HowToPlay.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';

const lines = homeCopy.sampleScores.map((score) => ({ gameId: score.home.shortName, ...score }));
const others = homeCopy.posterGames.map((game) => ({ id: game.home.shortName, ...game }));

export function HomePage() {
  const { home, away, when } = homeCopy.posterHeadliner;
  const lead = (
    <>
      <p className="measure-44 laptop:mt-6 mt-4 mb-5 text-lg/normal">
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
  const sampleTicket = (
    <TicketPaper
      variant="hero"
      title={homeCopy.sampleTitle}
      aside={homeCopy.sampleFolio}
      lines={lines}
      note={ticketCopy.onceNote}
      stamp={<Stamp />}
    />
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <HeroFrame lead={lead} aside={sampleTicket} />
      <section className="mx-auto w-page pt-7 laptop:pb-20 pb-14">
        <Poster
          ribbon={homeCopy.posterRibbon}
          title={homeCopy.posterTitle}
          home={home}
          away={away}
          hour={when}
          others={others}
          action={
            <LinkButton to={PATHS.register} variant="primary" size="large">
              {homeCopy.posterAction}
            </LinkButton>
          }
        />
      </section>
      <HowToPlay />
      <PrizeTeaser />
    </>
  );
}
