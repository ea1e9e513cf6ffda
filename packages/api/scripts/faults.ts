import { changeScenario, holdScenario, mergeScenario } from '#api/modules/sales/faults/cart-scenarios.fixture.ts';
import { killScenario } from '#api/modules/sales/faults/kill-scenario.fixture.ts';
import { compensationScenario } from '#api/modules/sales/faults/compensation-scenario.fixture.ts';
import { lateRefundScenario, payoutScenario } from '#api/modules/sales/faults/refund-scenarios.fixture.ts';
import { twoProcessesScenario } from '#api/modules/sales/faults/two-processes-scenario.fixture.ts';
import { raceScenario, repeatScenario } from '#api/modules/sales/faults/race-scenarios.fixture.ts';
import { cancelScenario, reversalScenario } from '#api/modules/sales/faults/reversal-scenarios.fixture.ts';
import {
  codeScenario,
  creditScenario,
  refundScenario,
  webhookScenario,
} from '#api/modules/sales/faults/payment-method-scenarios.fixture.ts';

/**
 * Runs the faults of checkout at length and prints what was counted:
 * `npm run faults [kills] [race rounds]`. Ends with code 1 when anything is lost, doubled or half done.
 */
const [kills = 25, rounds = 25, ...more] = process.argv.slice(2).map(Number);
if (more.length > 0 || ![kills, rounds].every((count) => Number.isSafeInteger(count) && count > 0)) {
  process.stderr.write(
    'Usage: npm run faults -- [kills] [race rounds], or npm run faults -- hostile\nBoth are whole numbers, 25 when they are left out.\n',
  );
  process.exit(2);
}

const say = (title: string, figures: Readonly<Record<string, number>>): void => {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title}\n  ${text.join(', ')}\n`);
};

try {
  say('20 guests race for one guitar', await raceScenario(rounds, 20));
  say('8 shoppers hold one guitar, or pay for it at once', await holdScenario(rounds, 8));
  say('A price changes while it is paid', await changeScenario(rounds));
  say('A guest signs in 3 times at once and goes on shopping', await mergeScenario(rounds, 3));
  say('The same payment is sent 8 times at once', await repeatScenario(rounds, 8));
  say('6 carts spend one code', await codeScenario(rounds, 6));
  say('6 orders spend the credits of one account', await creditScenario(rounds, 6));
  say('6 refunds of one order at once', await refundScenario(rounds, 6));
  say('An order is cancelled and refunded 3 times each, at once', await cancelScenario(rounds, 3));
  say('Webhooks come late, doubled and out of order', await webhookScenario(rounds, 3));
  say('Cards are disputed while refunds are made, and webhooks come doubled', await reversalScenario(rounds, 3));
  say(
    'Sales of sellers are refunded, disputed, returned and paid out at once',
    await payoutScenario(rounds, Date.now()),
  );
  say(
    'Refunds fail later or are made at the provider, and no webhook comes',
    await lateRefundScenario(rounds, Date.now()),
  );
  say('Two API processes in every race', await twoProcessesScenario(Math.ceil(rounds / 4)));
  say(
    'Charges come through that nobody wants, while the API is killed and the provider goes away',
    await compensationScenario(Math.ceil(kills / 2), Date.now()),
  );
  const killed = await killScenario(kills, Date.now());
  say('The API is killed with SIGKILL while held things are paid by a code, store credits and a card', killed);
  process.stdout.write(
    'No order is half done, nothing is sold, spent or given back twice, and the ledger equals the provider’s money.\n',
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
