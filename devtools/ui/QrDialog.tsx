/** The first press of a button “Código QR” loads this file, because the encoder is large. */
import { encodeQR } from 'qr';
import { useState } from 'react';
import { copy } from '../copy/shared.ts';
import { formatNumber } from '../lib/format.ts';
import { copyText } from './copy-text.ts';
import { TitledOverlay } from './Overlay.tsx';

/** Maximum length of the text of a QR code with the lowest error correction (bytes). */
const MAX_BYTES = 2_953;

const THIS_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;

export function QrDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const [note, setNote] = useState<string>(copy.copyLink);
  const copyLink = () =>
    copyText(link).then(
      () => setNote(copy.copied),
      (reason: Error) => setNote(reason.message),
    );
  const isTooLong = new TextEncoder().encode(link).length > MAX_BYTES;
  return (
    <TitledOverlay name="Abrir en un celular" onClose={onClose}>
      {isTooLong ? (
        <p role="alert">{`Este enlace es demasiado largo para un código QR (tiene ${formatNumber(link.length)} caracteres y caben ${formatNumber(MAX_BYTES)}). Cópialo y mándalo por mensaje.`}</p>
      ) : (
        <>
          <img
            className="mx-auto mb-2 block max-h-[60dvh] w-full bg-[#fff]"
            src={`data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg', { ecc: 'low', border: 4 }))}`}
            alt="Código QR del enlace"
          />
          <p className="quiet">Apúntale con la cámara del celular: abre lo mismo que el enlace.</p>
        </>
      )}
      {THIS_DEVICE.test(new URL(link).hostname) ? (
        <p className="heed" role="note">
          Esta dirección es la de tu propia computadora (localhost), y un celular no la alcanza. Abre esta
          página en la demostración publicada, o pide a quien la sirve su dirección en la red.
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
