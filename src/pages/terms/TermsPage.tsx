import { LegalText } from '../../components/LegalText.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { termsCopy } from '../../copy/terms.ts';
import '../../styles/pages.css';

export function TermsPage() {
  return (
    <>
      <PageMeta title={termsCopy.title} description={termsCopy.description} />
      <LegalText document={termsCopy.document} />
    </>
  );
}
