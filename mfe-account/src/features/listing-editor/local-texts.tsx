import type { Locale } from '@headstock/contracts/locale';
import { Tabs } from '@headstock/ui/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text in each language. */
export type LocalText = Readonly<Record<Locale, string>>;

/** Where nothing is written yet. */
export const noText: LocalText = { en: '', fr: '' };

/** Texts of which one language is shown at a time. All groups of the editor show the same one. */
export function LocalTexts({
  texts,
  children,
}: {
  /** What the group holds: a language without any of it says that it is empty. */
  readonly texts: readonly LocalText[];
  readonly children: ReactNode;
}): ReactNode {
  const { language, write } = useEditor();
  const { formatMessage } = useIntl();
  const isEmpty = (key: Locale): boolean => texts.every((text) => text[key].trim() === '');
  return (
    <Tabs
      label={formatMessage({ id: 'listingEditor.languages' })}
      current={language}
      onChange={write}
      tabs={(['en', 'fr'] as const).map((key) => ({
        key,
        label: (
          <FormattedMessage
            id={isEmpty(key) ? `listingEditor.language.${key}.empty` : `listingEditor.language.${key}`}
          />
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}

/** Props of a text that is written in both languages. */
export interface LocalTextFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'lang'> {
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
}

/** A text in the language that is written at the moment. Where it is missing, its hint says what readers see instead. */
export function LocalTextField({ value, onChange, hint, placeholder, ...others }: LocalTextFieldProps): ReactNode {
  const { language } = useEditor();
  const instead = value[language].trim() === '' ? value[language === 'en' ? 'fr' : 'en'].trim() : '';
  return (
    <TextField
      {...others}
      lang={language}
      value={value[language]}
      onChange={(text) => onChange({ ...value, [language]: text })}
      placeholder={instead || placeholder}
      hint={instead === '' ? hint : <FormattedMessage id={`listingEditor.fallback.${language}`} />}
    />
  );
}
