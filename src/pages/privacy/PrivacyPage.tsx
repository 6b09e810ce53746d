import { LegalText } from '../../components/LegalText.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { privacyCopy } from '../../copy/privacy.ts';
import '../../styles/pages.css';

export function PrivacyPage() {
  return (
    <>
      <PageMeta title={privacyCopy.title} description={privacyCopy.description} />
      <LegalText document={privacyCopy.document} />
    </>
  );
}
