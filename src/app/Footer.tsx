import { Link } from 'react-router-dom';
import { commonCopy } from '../copy/common.ts';
import { PATHS } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Social links. They open in a new tab. */
const NETWORKS = [
  { label: commonCopy.networkFacebook, href: 'https://www.facebook.com/' },
  { label: commonCopy.networkInstagram, href: 'https://www.instagram.com/' },
  { label: commonCopy.networkX, href: 'https://x.com/' },
] as const;

/** A placeholder that the brand's lawyers still have to fill in. */
function Blank({ text }: { text: string }) {
  return <mark className="blank">{text}</mark>;
}

/** The footer: the over-18 notice, the legal links, the networks and the legal text (spec §2). */
export function Footer() {
  return (
    <footer className="site-footer ridge-t on-dark">
      <div className="sheet">
        <div className="over-18">
          <b aria-hidden="true">{commonCopy.footerOver18Mark}</b>
          <p>
            {commonCopy.footerOver18}
            <br />
            {commonCopy.footerEatWell}
          </p>
        </div>
        <div className="footer-row">
          <div className="links">
            <Link to={PATHS.terms}>{commonCopy.terms}</Link>
            <Link to={PATHS.privacy}>{commonCopy.privacy}</Link>
            <Link to={PATHS.faq}>{commonCopy.navFaq}</Link>
          </div>
          <div className="networks">
            <span>{commonCopy.footerFollow}</span>
            {NETWORKS.map(({ label, href }) => (
              <LinkButton
                key={href}
                variant="line"
                ground="tinta"
                isInverse
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
        <small>
          {commonCopy.footerContest}
          <Blank text={commonCopy.footerBlankStart} />
          {commonCopy.footerTo}
          <Blank text={commonCopy.footerBlankEnd} />
          {commonCopy.footerOwner}
          <Blank text={commonCopy.footerBlankOwner} />
          {commonCopy.footerPermit}
          <Blank text={commonCopy.footerBlankPending} />
          {commonCopy.footerAdPermit}
          <Blank text={commonCopy.footerBlankPending} />.
        </small>
      </div>
    </footer>
  );
}
