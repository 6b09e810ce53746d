import { LegalText } from '../../components/LegalText.tsx';
import { termsCopy } from '../../copy/terms.ts';
import '../../styles/pages.css';

export function TermsPage() {
  return <LegalText {...termsCopy} />;
}
