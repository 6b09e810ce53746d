import { BracketedText } from '../components/BracketedText.tsx';
import { commonCopy } from '../copy/common.ts';
import { LinkButton } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { getPageLinks } from './page-links.ts';

export function Footer() {
  return (
    <footer className="ridge-t on-dark bg-tinta pt-10 pb-8 text-papel print:bg-transparent print:text-tinta">
      <div className="mx-auto w-page">
        <div className="mb-5 flex items-center gap-4 border-papel-50 border-b-2 border-dashed pb-6">
          <b
            // “+18” does not grow with the user's text size, because it would leave its circle. The notice beside it
            // grows.
            className={classNames(
              '-turn-8 grid size-19 flex-none place-items-center rounded-full border-3 border-queso text-queso',
              'font-normal font-rotulo text-[min(var(--text-display-3),34px)]/none normal-nums print:border-current print:text-inherit',
            )}
            aria-hidden="true"
          >
            {commonCopy.footerOver18Mark}
          </b>
          <p className="condensed text-display-1/compact">
            {commonCopy.footerOver18}
            <br />
            {commonCopy.footerEatWell}
          </p>
        </div>
        <div className="laptop:flex laptop:items-center laptop:justify-between laptop:gap-8">
          <div className="tablet:flex flex-wrap gap-x-6">
            {getPageLinks('footer', false).map(({ label, to }) => (
              <RouteLink key={to} className="flex min-h-11 items-center text-inherit" to={to}>
                {label}
              </RouteLink>
            ))}
          </div>
          <div className="laptop:m-0 mt-2 flex flex-wrap items-center gap-3 print:hidden">
            <span className="condensed text-base/none max-phablet:w-full">{commonCopy.footerFollow}</span>
            {commonCopy.networks.map(({ label, href }) => (
              <LinkButton
                key={href}
                className="min-w-14 px-4 text-base"
                variant="line"
                background="tinta"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
        <small className="measure-78 mt-3 block text-kraft text-sm/normal print:text-inherit">
          {/* The brand's lawyers must replace the texts in brackets. */}
          <BracketedText text={commonCopy.footerContest} />
        </small>
      </div>
    </footer>
  );
}
