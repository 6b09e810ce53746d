/** The first press of a button “Código QR” loads this file, because the encoder is large. */
import { encodeQR } from 'qr';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { copyText } from './copy-text.ts';
import { TitledOverlay } from './Overlay.tsx';

/** Maximum length of the text of a QR code with the lowest error correction (bytes). */
const MAX_BYTES = 2_953;

const THIS_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Returns the dark squares of a QR code as the path of an SVG, and the side of its square with the margin. */
function drawQr(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: squares.join(''), size: rows.length };
}

export function QrDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const [note, setNote] = useState<string>(copy.copyLink);
  const copyLink = () =>
    copyText(link).then(
      () => setNote(copy.copied),
      (reason: Error) => setNote(reason.message),
    );
  const isTooLong = new TextEncoder().encode(link).length > MAX_BYTES;
  const { path, size } = isTooLong ? { path: '', size: 1 } : drawQr(link);
  return (
    <TitledOverlay title="Abrir en un celular" onClose={onClose}>
      {isTooLong ? (
        <p role="alert">{`Este enlace es demasiado largo para un código QR (tiene ${link.length.toLocaleString('es-MX')} caracteres y caben ${MAX_BYTES.toLocaleString('es-MX')}). Cópialo y mándalo por mensaje.`}</p>
      ) : (
        <>
          <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Código QR del enlace">
            <path d={path} />
          </svg>
          <p className="quiet">Apúntale con la cámara del celular: abre lo mismo que el enlace.</p>
        </>
      )}
      {THIS_DEVICE.test(new URL(link).hostname) ? (
        <p className="heed" role="note">
          Esta dirección es la de tu propia computadora (localhost), y un celular no la alcanza. Publica la
          demostración, o sírvela con “npm run demo -- --host” y abre esta página con la dirección que
          imprime.
        </p>
      ) : null}
      <div className="row">
        <input className="grow" readOnly aria-label="Dirección del enlace" value={link} />
        <button type="button" onClick={() => void copyLink()}>
          {note}
        </button>
      </div>
    </TitledOverlay>
  );
}
