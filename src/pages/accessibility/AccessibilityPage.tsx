import { LegalText } from '../../components/LegalText.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { accessibilityCopy } from '../../copy/accessibility.ts';
import '../../styles/pages.css';

export function AccessibilityPage() {
  return (
    <>
      <PageMeta title={accessibilityCopy.title} description={accessibilityCopy.description} />
      <LegalText document={accessibilityCopy.document} />
    </>
  );
}
