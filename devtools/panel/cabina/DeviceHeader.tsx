import { useState } from 'react';
import type { RecipeView } from '../../api/recipes.ts';
import { cabinaCopy } from '../../copy/cabina.ts';
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
        <b>{played?.title ?? cabinaCopy.title}</b>
        <small>
          {played ? cabinaCopy.recipeOf(copy.recipeGroups[played.tags[0] ?? ''] ?? '') : cabinaCopy.intro}
        </small>
      </h1>
      <Choice
        label={cabinaCopy.devices}
        options={WIDTHS.map((value) => ({
          value,
          title: cabinaCopy.deviceWidth(value),
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
          <Icon name="full" /> {cabinaCopy.fullScreen}
        </button>
      ) : null}
      <button type="button" onClick={onReload}>
        {copy.appReload}
      </button>
      <button type="button" onClick={() => void copyLink()}>
        <Icon name="link" /> {isCopied ? copy.copied : copy.copyLink}
      </button>
    </header>
  );
}
