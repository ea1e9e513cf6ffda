export { CacheProvider, ClassNames, Global, ThemeContext, css, jsx, keyframes, useTheme } from '@emotion/react';
