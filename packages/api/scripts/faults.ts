import { killRounds } from '../src/domains/payments/kill-rounds.fixture.ts';
import { codeRounds, refundRounds, webhookRounds } from '../src/domains/payments/tender-rounds.fixture.ts';
import { raceRounds, repeatRounds } from '../src/domains/payments/race-rounds.fixture.ts';

/**
 * Runs the faults of checkout at length and prints what was counted:
 * `npm run faults [kills] [race rounds]`. Ends with code 1 when anything is lost, doubled or half done.
 */
const [kills = 25, rounds = 25, ...more] = process.argv.slice(2).map(Number);
if (more.length > 0 || ![kills, rounds].every((count) => Number.isSafeInteger(count) && count > 0)) {
  process.stderr.write(
    'Usage: npm run faults -- [kills] [race rounds]\nBoth are whole numbers, 25 when they are left out.\n',
  );
  process.exit(2);
}

const say = (title: string, figures: Readonly<Record<string, number>>): void => {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title}\n  ${text.join(', ')}\n`);
};

try {
  const race = await raceRounds(rounds, 20);
  say('20 guests race for one guitar', race);
  const repeats = await repeatRounds(rounds, 8);
  say('The same payment is sent 8 times at once', repeats);
  say('6 carts spend one code', await codeRounds(rounds, 6));
  say('6 refunds of one order at once', await refundRounds(rounds, 6));
  say('Webhooks come late, doubled and out of order', await webhookRounds(rounds, 3));
  const killed = await killRounds(kills, Date.now());
  say('The API is killed with SIGKILL while orders are paid by two codes and a card', killed);
  process.stdout.write(
    'No order is half done, nothing is sold, spent or given back twice, and the ledger equals the provider’s money.\n',
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
