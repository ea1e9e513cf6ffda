/** An assistant that can be selected. */
export interface Assistant {
  readonly id: string;
  readonly name: string;
}

/** A message: plain text from the user, Markdown from the assistant. */
export interface ChatMessage {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** The conversation as the card shows it. */
export interface ChatState {
  /** Null until the list of assistants is loaded. */
  readonly assistants: readonly Assistant[] | null;
  readonly selectedId: string | null;
  readonly messages: readonly ChatMessage[];
  /** The server's thread; sent back with the next question. */
  readonly threadId: string | null;
  readonly input: string;
  /** An answer is awaited. */
  readonly sending: boolean;
  /** Incremented by every refresh, so that an answer to an earlier conversation is dropped. */
  readonly conversation: number;
}

/** The actions of the reducer. */
export type ChatStep =
  | { readonly type: 'loaded'; readonly assistants: readonly Assistant[]; readonly selectedId: string | null }
  | { readonly type: 'selected'; readonly id: string | null }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked'; readonly text: string }
  | { readonly type: 'answered'; readonly conversation: number; readonly threadId: string; readonly content: string }
  | { readonly type: 'failed'; readonly conversation: number }
  | { readonly type: 'refreshed' };

/** The longest question that the server accepts. */
export const inputLimit = 4_000;

export const emptyChat: ChatState = {
  assistants: null,
  selectedId: null,
  messages: [],
  threadId: null,
  input: '',
  sending: false,
  conversation: 0,
};

/** The question to send; null if there is none, no assistant is selected, or an answer is awaited. */
export function questionOf({ input, selectedId, sending }: ChatState): string | null {
  const text = input.trim();
  return text === '' || selectedId === null || sending ? null : text;
}

/** A conversation stays with its assistant: the selector is disabled once there is more than one message. */
export function canSelect({ messages, sending }: ChatState): boolean {
  return messages.length <= 1 && !sending;
}

function say(state: ChatState, role: ChatMessage['role'], content: string): readonly ChatMessage[] {
  return [...state.messages, { id: state.messages.length, role, content }];
}

/** The next state. */
export function stepChat(state: ChatState, step: ChatStep): ChatState {
  switch (step.type) {
    case 'loaded': {
      const known = step.assistants.some(({ id }) => id === step.selectedId);
      return { ...state, assistants: step.assistants, selectedId: known ? step.selectedId : null };
    }
    case 'selected':
      return canSelect(state) ? { ...state, selectedId: step.id } : state;
    case 'typed':
      return { ...state, input: step.text };
    case 'asked':
      return { ...state, messages: say(state, 'user', step.text), input: '', sending: true };
    case 'answered':
      if (step.conversation !== state.conversation) return state;
      return {
        ...state,
        messages: say(state, 'assistant', step.content),
        threadId: step.threadId,
        sending: false,
      };
    case 'failed':
      return step.conversation === state.conversation ? { ...state, sending: false } : state;
    case 'refreshed':
      return {
        ...emptyChat,
        assistants: state.assistants,
        selectedId: state.selectedId,
        conversation: state.conversation + 1,
      };
  }
}
