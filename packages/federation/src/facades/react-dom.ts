export { createPortal, flushSync, preconnect, preload } from 'react-dom';
