interface ChipGradientProps {
  id: string;
  /** Length of one ridge, in user units: the period of the letters it fills. */
  period: number;
}

/** The chip's own stripes with hard stops, repeated along the letters. */
export function ChipGradient({ id, period }: ChipGradientProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={period} spreadMethod="repeat">
      <stop stopColor="#FFE08A" />
      <stop offset=".3" stopColor="#FFE08A" />
      <stop offset=".3" stopColor="#FFC421" />
      <stop offset=".55" stopColor="#FFC421" />
      <stop offset=".55" stopColor="#F2A007" />
      <stop offset=".8" stopColor="#F2A007" />
      <stop offset=".8" stopColor="#FFC421" />
      <stop offset="1" stopColor="#FFC421" />
    </linearGradient>
  );
}
