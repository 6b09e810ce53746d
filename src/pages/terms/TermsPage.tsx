import { LegalText } from '../../components/LegalText.tsx';
import { termsCopy } from '../../copy/terms.ts';

export function TermsPage() {
  return <LegalText {...termsCopy} />;
}
