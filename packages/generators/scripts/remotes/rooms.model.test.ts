import { describe, expect, it } from '@jest/globals';
import { checkRooms } from './rooms.model.ts';

const complete = [
  'README.md',
  'package.json',
  'tsconfig.json',
  'src/contract.ts',
  'src/documents.generated.ts',
  'src/documents.generated.json',
  'src/messages/load-messages.ts',
  'src/messages/load-lesson-messages.ts',
  'src/messages/lesson.en.json',
  'src/routes/index.ts',
  'src/routes/lesson/lesson-page.tsx',
  'src/features/lesson/lesson.model.ts',
  'src/widgets/lesson-card.tsx',
];
const exposes = ['./routes', './lesson-card'];

describe('checkRooms', () => {
  it('accepts a remote whose files are all in their rooms', () => {
    expect(checkRooms(complete, exposes)).toEqual([]);
  });

  it('finds a missing file', () => {
    const without = complete.filter((file) => file !== 'README.md' && file !== 'src/widgets/lesson-card.tsx');
    expect(checkRooms(without, exposes)).toEqual(['README.md is missing', 'src/widgets/lesson-card.tsx is missing']);
  });

  it.each(['src/helpers.ts', 'src/routes/lesson-page.tsx', 'src/features/lesson.ts', 'src/messages/en.json'])(
    'finds %s misplaced',
    (file) => {
      expect(checkRooms([...complete, file], exposes)).toEqual([expect.stringMatching(`^${file} is outside`)]);
    },
  );

  it('finds a widget and routes that the contract does not expose', () => {
    expect(checkRooms(complete, [])).toEqual([
      "src/routes/index.ts is not in the contract's exposes",
      "src/widgets/lesson-card.tsx is not in the contract's exposes",
    ]);
  });
});
