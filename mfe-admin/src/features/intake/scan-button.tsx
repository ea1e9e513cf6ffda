import { Button } from '@headstock/ui/button';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';

const foundSchema = z.array(z.object({ rawValue: z.string() }));

interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<unknown>;
}

/** The browser's own reader of codes; undefined where it has none. */
function makeDetector(): Detector | undefined {
  const Made: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof Made !== 'function') return undefined;
  const detector: unknown = Reflect.construct(Made, []);
  if (typeof detector !== 'object' || detector === null || !('detect' in detector)) return undefined;
  const { detect } = detector;
  if (typeof detect !== 'function') return undefined;
  return { detect: async (picture) => Reflect.apply(detect, detector, [picture]) };
}

/** Reads the code of a label with the phone's camera, where the browser can. Renders a button, or nothing. */
export function ScanButton({ onScan }: { readonly onScan: (text: string) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [detector] = useState(makeDetector);
  const [isMissed, setMissed] = useState(false);
  if (!detector) return null;
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = foundSchema.safeParse(
      await createImageBitmap(file)
        .then((picture) => detector.detect(picture))
        .catch(() => []),
    );
    const [code] = found.success ? found.data : [];
    setMissed(!code);
    if (code) onScan(code.rawValue.trim());
  };
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <FormattedMessage id="intake.scan" />
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {isMissed && (
        <p role="status">
          <FormattedMessage id="intake.scanMissed" />
        </p>
      )}
    </>
  );
}
