export { LiveLine } from '../components/LiveLine.tsx';
export { ModalHost } from './modals/ModalHost.tsx';
