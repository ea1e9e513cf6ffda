export { FormattedMessage, FormattedNumber, IntlProvider, defineMessages, useIntl } from 'react-intl';
