import { LegalText } from '../../components/LegalText.tsx';
import { accessibilityCopy } from '../../copy/accessibility.ts';

export function AccessibilityPage() {
  return <LegalText {...accessibilityCopy} />;
}
