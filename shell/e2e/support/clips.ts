import type { Page } from '@playwright/test';

const RATE = 8_000;

/** A WAV of a falling tone, so many seconds long. */
export function drawSound(seconds: number) {
  const samples = Math.round(RATE * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples * 2],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36);
  for (let at = 0; at < samples; at += 1)
    file.writeInt16LE(Math.round(9_000 * Math.sin((at / RATE) * (440 - at / 100) * 6)), 44 + at * 2);
  return { name: 'riff.wav', mimeType: 'audio/wav', buffer: file };
}

/** A film of a moving square that the browser records: a real WebM of about two seconds. */
export async function recordVideo(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let at = 0; at < 40; at += 1) {
      if (context) context.fillStyle = `hsl(${at * 9} 60% 50%)`;
      context?.fillRect(at * 6, 40, 80, 80);
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    const film = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return [...film];
  });
  return { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}
