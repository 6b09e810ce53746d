export { LiveLine } from '../../components/LiveLine.tsx';
export { ModalHost } from './ModalHost.tsx';
