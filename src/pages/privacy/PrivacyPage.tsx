import { LegalText } from '../../components/LegalText.tsx';
import { privacyCopy } from '../../copy/privacy.ts';

export function PrivacyPage() {
  return <LegalText {...privacyCopy} />;
}
