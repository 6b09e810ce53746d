import type { ComponentProps } from 'react';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { usePanel } from '../context/context.ts';

export function IconButton({ onPress, ...button }: ComponentProps<typeof PlainIconButton>) {
  const { run } = usePanel();
  return <PlainIconButton {...button} onPress={() => run(onPress)} />;
}
