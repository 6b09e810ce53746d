import { LegalText } from '../../components/LegalText.tsx';
import { accessibilityCopy } from '../../copy/accessibility.ts';
import '../../styles/pages.css';

export function AccessibilityPage() {
  return <LegalText {...accessibilityCopy} />;
}
