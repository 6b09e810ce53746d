import '../../src/styles/index.css';
import '../../src/styles/pages.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import page from '../../index.html?raw';
import { ModalHost } from '../../src/app/modals/ModalHost.tsx';
import { deviceClock } from '../../src/lib/clock.ts';
import { createStorage } from '../../src/lib/storage.ts';
import { createStores } from '../../src/stores/index.ts';
import { SAMPLE_DIALOGS } from '../../src/testing/sample-dialogs.ts';
import { StoresContext } from '../../src/use-stores.ts';

const type = location.search.slice(1);
const dialog = SAMPLE_DIALOGS.find((sample) => sample.type === type);
if (!dialog) throw new Error(`There is no dialog ${type}`);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const drawings = new DOMParser().parseFromString(page, 'text/html').getElementById('drawings');
if (!drawings) throw new Error('index.html has no #drawings');
root.before(drawings);
const stores = createStores({ baseUrl: '', clock: deviceClock, storage: createStorage(null) });
// A dialog without an e-mail of its own names that of the account to confirm.
stores.auth.requireVerification('ana@correo.mx');
stores.modal.show(dialog);
createRoot(root).render(
  <MemoryRouter>
    <StoresContext value={stores}>
      <ModalHost />
    </StoresContext>
  </MemoryRouter>,
);
