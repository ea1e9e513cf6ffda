import { describe, expect, it } from '@jest/globals';
import { readVtt } from './web-vtt.ts';

describe('captions', () => {
  it('are read with names, settings, comments and styles', () => {
    const text =
      '\uFEFFWEBVTT - Strings\r\n\r\nNOTE by hand\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nfirst\r\n00:00.500 --> 00:02.000 line:0\r\nOpen G.\r\n\r\n01:00:03.000 --> 01:00:04.250\r\nTwo\r\nlines';
    expect(readVtt(text)).toEqual({
      ok: true,
      cues: [
        { from: 0.5, to: 2, text: 'Open G.' },
        { from: 3_603, to: 3_604.25, text: 'Two\nlines' },
      ],
    });
  });

  it.each([
    ['', 1, 'header'],
    ['WEBVTTX', 1, 'header'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 1, 'header'],
    ['WEBVTT\n', 2, 'empty'],
    ['WEBVTT\n\n00:01,000 --> 00:02,000\nCommas', 3, 'times'],
    ['WEBVTT\n\none\n00:01.000 -> 00:02.000\nArrow', 4, 'times'],
    ['WEBVTT\n\nOnly a text', 3, 'times'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nBack', 3, 'order'],
    ['WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA', 6, 'order'],
    ['WEBVTT\n\n00:75.000 --> 00:80.000\nSeconds', 3, 'times'],
  ])('of %j are wrong in line %i: %s', (text, line, fault) => {
    expect(readVtt(text)).toEqual({ ok: false, line, fault });
  });
});
