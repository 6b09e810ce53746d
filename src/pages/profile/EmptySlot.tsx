/** A place of the album without a card, for a week of which the player has sent no prediction. */
export function EmptySlot({ week, text }: { week: number; text: string }) {
  return (
    <div className="grid min-h-24 place-items-center border-2 border-papel border-dashed bg-noche text-papel">
      <span className="sr-only">{text}</span>
      <b className="condensed text-display-2" aria-hidden="true">
        {week}
      </b>
    </div>
  );
}
