/** Why a call was refused; nothing has changed. */
export type Refusal = {
  refused:
    | 'unknown_token'
    | 'unknown_reader'
    | 'unknown_customer'
    | 'unknown_card'
    | 'token_used'
    | 'key_reused'
    | 'key_canceled'
    | 'not_refundable'
    | 'nothing_to_take_back'
    | 'no_open_dispute'
    | 'no_such_refund'
    | 'refund_exceeds_charge';
};
