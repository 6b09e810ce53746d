import type { ComponentProps } from 'react';
import { IconButton as PlainIconButton } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';

export function IconButton({ onPress, ...button }: ComponentProps<typeof PlainIconButton>) {
  const { run } = usePanel();
  return <PlainIconButton {...button} onPress={() => run(onPress)} />;
}
