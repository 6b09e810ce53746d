import { useState } from 'react';
import type { RecipeView } from '../../api/recipes.ts';
import { copy } from '../../copy.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { Choice } from '../ui.tsx';

export type DeviceWidth = 390 | 320 | 1280;
const WIDTHS: readonly DeviceWidth[] = [390, 320, 1280];

interface DeviceHeaderProps {
  width: DeviceWidth;
  onWidth: (width: DeviceWidth) => void;
  link: () => Promise<string>;
  played: RecipeView | null;
  isFull: boolean;
  onFull: () => void;
  onReload: () => void;
  onError: (words: string) => void;
}

export function DeviceHeader({
  width,
  onWidth,
  link,
  played,
  isFull,
  onFull,
  onReload,
  onError,
}: DeviceHeaderProps) {
  const [isCopied, setCopied] = useState(false);
  const copyLink = async () => {
    try {
      await copyText(link());
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } catch (reason) {
      onError((reason as Error).message);
    }
  };
  return (
    <header className="device-header">
      <h1>
        <b>{played?.title ?? 'Reto Ruffles'}</b>
        <small>
          {played ? `Recorrido de ${copy.recipeGroups[played.tags[0] ?? ''] ?? ''}` : 'La app de verdad, en un mundo de mentira'}
        </small>
      </h1>
      <Choice
        label="Dispositivo"
        options={WIDTHS.map((value) => ({
          value,
          title: `${value} px`,
          name: (
            <>
              <Icon name={value === 1280 ? 'desktop' : 'phone'} /> {value}
            </>
          ),
        }))}
        value={width}
        className="mono"
        onChange={onWidth}
      />
      {document.fullscreenEnabled ? (
        <button type="button" aria-pressed={isFull} onClick={onFull}>
          <Icon name="full" /> Pantalla completa
        </button>
      ) : null}
      <button type="button" onClick={onReload}>
        Recargar la app
      </button>
      <button type="button" onClick={() => void copyLink()}>
        <Icon name="link" /> {isCopied ? copy.copied : copy.copyLink}
      </button>
    </header>
  );
}
