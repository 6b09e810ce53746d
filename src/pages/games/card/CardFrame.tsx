/** Stands for a game card that is not drawn yet. */
export function CardFrame() {
  return <div className="h-60 border-2 border-tinta-25 border-dashed" />;
}
