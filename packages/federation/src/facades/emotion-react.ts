export { CacheProvider, css, keyframes } from '@emotion/react';
