import { useState } from 'react';
import type { SeasonCard } from '../../../components/share/draw-season.ts';
import { seasonCopy } from '../../../copy/season.ts';
import { shareCopy } from '../../../copy/share.ts';
import type { Season } from '../../../domain/season.ts';
import { createWhatsAppLink, getSiteUrl, shareFile } from '../../../lib/share.ts';
import { ActionsRow } from '../../../ui/ActionsRow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface SeasonShareProps {
  season: Season;
  getName: (week: number) => string;
  onSaved: () => void;
}

// Returns the number of weeks with published points, and a card that shows only published points and neither
// the player's name nor nickname. Returns null before the first such week.
export function getSeasonCard({ best, streak, total, weeks }: Season, getName: SeasonShareProps['getName']) {
  const last = weeks.filter(({ counted }) => counted > 0).at(-1);
  if (!last) return null;
  const shown = weeks.filter(({ number }) => number <= last.number);
  const card: SeasonCard = {
    title: seasonCopy.shareTitle,
    tag: seasonCopy.shareTag(getName(last.number)),
    ask: seasonCopy.shareAsk,
    weeks: shown.map(({ exactPoints, number, resultPoints, trivia }) => ({
      number,
      parts: [exactPoints, resultPoints, trivia ?? 0],
    })),
    parts: [seasonCopy.legendExact, seasonCopy.legendResult, seasonCopy.legendTrivia],
    figures: [
      [total, shareCopy.points(total)],
      [best[0]?.points ?? 0, seasonCopy.shareBest],
      [streak.longest, seasonCopy.shareStreak],
    ],
  };
  return { card, played: weeks.filter(({ counted }) => counted > 0).length };
}

export function SeasonShare({ season, getName, onSaved }: SeasonShareProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const shared = getSeasonCard(season, getName);
  if (!shared) return null;
  const url = getSiteUrl();
  const text = seasonCopy.shareText(season.total, shared.played, url);

  async function share({ card }: NonNullable<typeof shared>) {
    setState('busy');
    try {
      const [{ CARD_TOOLS, renderPicture }, { drawSeason }] = await Promise.all([
        import('../../../components/share/draw-card.ts'),
        import('../../../components/share/draw-season.ts'),
      ]);
      const address = url.replace(/^https?:\/\/|\/$/g, '');
      const picture = await renderPicture((pen) => drawSeason(CARD_TOOLS, pen, card, address));
      const file = new File([picture], seasonCopy.shareFile, { type: 'image/png' });
      if ((await shareFile(file, text)) === 'saved') onSaved();
      setState('idle');
    } catch {
      // For example, the browser has no canvas, or the code that draws the card could not be fetched. The
      // WhatsApp link below still works.
      setState('failed');
    }
  }

  return (
    <div className="mt-5 print:hidden">
      <ActionsRow gapClass="gap-x-[1.2rem] gap-y-[.6rem]">
        <Button variant="primary" isBusy={state === 'busy'} onClick={() => void share(shared)}>
          {state === 'busy' ? shareCopy.sharing : seasonCopy.share} <Icon name="share" size={20} />
        </Button>
        <a className="link" href={createWhatsAppLink(text)} target="_blank" rel="noopener noreferrer">
          {shareCopy.whatsApp}
        </a>
        {state === 'failed' ? <span role="status">{shareCopy.failed}</span> : null}
      </ActionsRow>
    </div>
  );
}
