import { profileCopy } from '../../copy/profile.ts';
import { useShownPart } from './use-shown-part.ts';

/** The ids of the headings of the parts of Perfil. */
export const PARTS = {
  season: 'my-season',
  album: 'my-album',
  tickets: 'my-tickets',
  data: 'my-data',
} as const;

/** Links to the parts of Perfil, which is several screens long on a phone. They stay in sight below the header. */
export function PartLinks() {
  const shown = useShownPart(IDS);
  return (
    <nav className="part-links" aria-label={profileCopy.parts}>
      <ul className="condensed mx-auto flex w-page flex-wrap border-2 border-tinta bg-blanco">
        {LINKS.map(([id, label]) => (
          <li key={id} className="flex flex-auto not-first:border-l-2">
            <a
              href={`#${id}`}
              aria-current={id === shown || undefined}
              className="grid min-h-11 flex-auto place-items-center current:bg-tinta px-2 current:text-queso text-base/none text-tinta no-underline hover:bg-elote focus-visible:z-1"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINKS = [
  [PARTS.season, profileCopy.partSeason],
  [PARTS.album, profileCopy.partAlbum],
  [PARTS.tickets, profileCopy.partTickets],
  [PARTS.data, profileCopy.partData],
] as const;

const IDS = Object.values(PARTS);
