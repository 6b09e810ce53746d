import { useEffect, useRef } from 'react';
import { onceInView } from '../../lib/in-view.ts';
import { reportError } from '../../lib/report-error.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CardFormat } from './card-size.ts';
import type { ShareCard } from './share-card.ts';

/**
 * Scale of the preview. At 0.4 the preview is sharp on a phone and uses a sixth of the memory of the full
 * size.
 */
const SCALE = 0.4;

interface CardPreviewProps {
  card: ShareCard;
  /** What the picture shows. Without it, screen readers skip the picture. */
  label?: string | undefined;
  format?: CardFormat;
  className?: string;
  onDrawn?: (() => void) | undefined;
}

export function CardPreview({
  card,
  label,
  format = 'feed',
  className = 'h-auto w-full',
  onDrawn,
}: CardPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const json = JSON.stringify(card);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = async () => {
      const { drawOnCanvas } = await import('./draw-card.ts');
      await drawOnCanvas(element, JSON.parse(json) as ShareCard, { format, scale: SCALE });
      onDrawn?.();
    };
    return onceInView(element, () => void draw().catch(reportError));
  }, [json, format, onDrawn]);

  return (
    <canvas
      ref={canvas}
      className={classNames(
        // The ground of most pictures, until this one is drawn.
        'ridged-ground block border-2 border-tinta shadow-tinta',
        format === 'feed' ? 'aspect-4/5' : 'aspect-9/16',
        className,
      )}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
