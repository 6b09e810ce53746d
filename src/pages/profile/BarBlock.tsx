import type { SVGProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

export type BarPart = 'exact' | 'result' | 'trivia' | 'pending' | 'missed';

// In forced-colours mode an SVG keeps its own colours, so the fills (for `result`, `ResultPattern`) name system colours
// for this mode.
const FILLS: Record<BarPart, string> = {
  exact: 'fill-verde forced-colors:fill-canvas-text',
  result: 'fill-[url(#season-result)]',
  trivia: 'fill-azul forced-colors:fill-highlight',
  pending: 'fill-none',
  missed: 'fill-kraft forced-colors:fill-canvas',
};

export function BarBlock({ part, ...rect }: SVGProps<SVGRectElement> & { part: BarPart }) {
  return (
    <rect
      {...rect}
      strokeWidth="1.5"
      strokeDasharray={part === 'pending' ? '3 3' : undefined}
      className={classNames('stroke-tinta forced-colors:stroke-canvas-text', FILLS[part])}
    />
  );
}

export function Swatch({ part }: { part: BarPart }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <BarBlock part={part} x={1} y={1} width={18} height={18} />
    </svg>
  );
}

/**
 * Defines the hatching of the part `result` (the points for the right winner or draw), so that it differs from `exact`
 * without colour too. Render it once on the page.
 */
export function ResultPattern() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <pattern id="season-result" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-elote forced-colors:fill-canvas" />
        <path
          d="M-1 7 7-1M-1 1 1-1M5 7 7 5"
          strokeWidth="1.2"
          className="stroke-tinta forced-colors:stroke-canvas-text"
        />
      </pattern>
    </svg>
  );
}
