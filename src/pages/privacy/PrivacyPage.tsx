import { LegalText } from '../../components/LegalText.tsx';
import { privacyCopy } from '../../copy/privacy.ts';
import '../../styles/pages.css';

export function PrivacyPage() {
  return <LegalText {...privacyCopy} />;
}
