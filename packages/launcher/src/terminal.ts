import { styleText } from 'node:util';

/** Where the launcher speaks: lasting lines, and a live line of what is going on where the terminal can redraw. */
export type Terminal = {
  /** A line that stays. */
  say(line: string): void;
  /** A line that stays, marked as finished, with its duration in seconds. */
  done(line: string, milliseconds: number): void;
  /** A line that stays, marked as a failure. */
  fail(line: string): void;
  /** What `key` is doing now, or nothing any more. Without a terminal a new activity becomes a line of its own. */
  activity(key: string, text?: string): void;
  /** Clears the live line and stops redrawing. */
  close(): void;
};

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

/** `12.3 s` below a minute, `1 min 4 s` above. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The words of an activity without its counter, so that counting on is not a new activity. */
const withoutCounter = (text: string): string => text.replace(/ \d+\/\d+$/, '');

function createLiveLine(output: Output, paint: (line: string) => string) {
  const activities = new Map<string, string>();
  const started = Date.now();
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;
  const clear = (): void => void output.write('\r\u001B[2K');
  const draw = (): void => {
    frame += 1;
    const text = `${FRAMES[frame % FRAMES.length]} ${[...activities.values()].join(' · ')} (${formatDuration(Date.now() - started)})`;
    clear();
    output.write(paint(text.slice(0, (output.columns || 80) - 1)));
  };
  return {
    say(line: string): void {
      clear();
      output.write(`${line}\n`);
      if (timer) draw();
    },
    activity(key: string, text?: string): void {
      if (text === undefined) activities.delete(key);
      else activities.set(key, text);
      if (activities.size === 0) {
        clearInterval(timer);
        timer = undefined;
        clear();
      } else timer ??= setInterval(draw, FRAME_MS).unref();
    },
  };
}

function createPlainLines(output: Output) {
  const last = new Map<string, string>();
  return {
    say: (line: string): void => void output.write(`${line}\n`),
    activity(key: string, text?: string): void {
      if (text === undefined || last.get(key) === withoutCounter(text)) return;
      last.set(key, withoutCounter(text));
      output.write(`  ${withoutCounter(text)}\n`);
    },
  };
}

/** Speaks through `output`; no colours where NO_COLOR is set or the output is not a terminal. */
export function createTerminal(output: Output, environment: NodeJS.ProcessEnv): Terminal {
  const live = output.isTTY && environment['TERM'] !== 'dumb';
  const colours = live && !environment['NO_COLOR'];
  const paint = (style: 'green' | 'red' | 'dim', text: string): string =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const lines = live ? createLiveLine(output, (line) => paint('dim', line)) : createPlainLines(output);
  const active = new Set<string>();
  return {
    say: (line) => lines.say(line),
    done: (line, milliseconds) =>
      lines.say(`${paint('green', '✓')} ${line} ${paint('dim', `(${formatDuration(milliseconds)})`)}`),
    fail: (line) => lines.say(`${paint('red', '✗')} ${line}`),
    activity(key, text) {
      if (text === undefined) active.delete(key);
      else active.add(key);
      lines.activity(key, text);
    },
    close() {
      for (const key of active) lines.activity(key);
    },
  };
}
