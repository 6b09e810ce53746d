export type Pen = CanvasRenderingContext2D;

/**
 * The colours of `styles/theme.css`, copied because a canvas reads no custom properties. `pen.test.ts` compares them.
 */
export const INK = {
  azul: '#0F2FB4',
  noche: '#081759',
  queso: '#FFC421',
  dorado: '#F2A007',
  elote: '#FFE08A',
  rayo: '#FFD65C',
  chile: '#C9220C',
  papel: '#FFF7E6',
  tinta: '#17130E',
  humo: '#5E5442',
  verde: '#0B7038',
} as const;

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: {
    size: number;
    /** Default: Cartel. */
    family?: 'Rotulo';
    /** Default: tinta. */
    color?: string;
    align?: CanvasTextAlign;
    maxWidth?: number;
  },
): void {
  pen.font = style.family ? `${style.size}px Rotulo, sans-serif` : `800 ${style.size}px Cartel, sans-serif`;
  pen.fillStyle = style.color ?? INK.tinta;
  pen.textAlign = style.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  // A text wider than `maxWidth` is narrowed and not cut.
  pen.fillText(text, x, y, style.maxWidth);
}

export function fillBox(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}
