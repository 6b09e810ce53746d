import { useEffect, useRef } from 'react';
import { onceInView } from '../../lib/in-view.ts';
import { CARD_HEIGHT, CARD_WIDTH, type ShareCard } from './share-card.ts';

/**
 * Scale of the preview. At 0.4 the preview is sharp on a phone and uses a sixth of the memory of the full
 * size.
 */
const SCALE = 0.4;

export function CardPreview({ card, label }: { card: ShareCard; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wanted = JSON.stringify(card);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isCurrent = true;
    const draw = async () => {
      const { drawCard, loadCardFonts } = await import('./draw-card.ts');
      await loadCardFonts();
      const pen = isCurrent ? element.getContext('2d') : null;
      if (!pen) return;
      pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
      drawCard(pen, JSON.parse(wanted) as ShareCard);
    };
    const stop = onceInView(element, () => void draw().catch(() => undefined));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wanted]);

  return (
    <canvas
      ref={canvas}
      className="block aspect-4/5 h-auto w-full border-2 border-tinta bg-azul shadow-tinta"
      role="img"
      aria-label={label}
      width={CARD_WIDTH * SCALE}
      height={CARD_HEIGHT * SCALE}
    />
  );
}
