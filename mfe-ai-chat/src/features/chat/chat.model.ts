import type { AssistantReply } from '@headstock/commerce-client/assistant-reply';

/** An assistant that can be selected. */
export interface Assistant {
  readonly id: string;
  readonly name: string;
}

export type Rating = 1 | -1 | 0;

/** A message: plain text from the user, Markdown from the assistant, with its reply once that is whole. */
export interface ChatMessage {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly reply?: AssistantReply;
  readonly rating?: Rating;
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
  /** What has come of that answer so far: Markdown. */
  readonly partial: string;
  /** Incremented by every refresh, so that an answer to an earlier conversation is dropped. */
  readonly conversation: number;
}

/** The actions of the reducer. */
export type ChatStep =
  | { readonly type: 'loaded'; readonly assistants: readonly Assistant[]; readonly selectedId: string | null }
  | { readonly type: 'selected'; readonly id: string | null }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked'; readonly text: string }
  | { readonly type: 'heard'; readonly conversation: number; readonly text: string }
  | { readonly type: 'answered'; readonly conversation: number; readonly reply: AssistantReply }
  | { readonly type: 'failed'; readonly conversation: number }
  | { readonly type: 'rated'; readonly id: number; readonly rating: Rating }
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
  partial: '',
  conversation: 0,
};

/** The question to send; null if there is none, no assistant is selected, or an answer is awaited. */
export function questionOf({ input, selectedId, sending }: ChatState): string | null {
  const text = input.trim();
  return text === '' || selectedId === null || sending ? null : text;
}

/** A conversation stays with its assistant: the selector is disabled once there is more than one message. */
export function canSelect({ messages }: ChatState): boolean {
  return messages.length <= 1;
}

/** The question before an answer, to be asked again. */
export function questionBefore({ messages }: ChatState, id: number): string | undefined {
  return messages.findLast((message) => message.id < id && message.role === 'user')?.content;
}

function say(state: ChatState, message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] {
  return [...state.messages, { id: state.messages.length, ...message }];
}

/** A question that was not answered goes back into the box, before what was typed meanwhile. */
function takeBack(state: ChatState): ChatState {
  const asked = state.messages.at(-1);
  const input = [asked?.content ?? '', state.input].filter((text) => text !== '').join('\n');
  return { ...state, messages: state.messages.slice(0, -1), input, sending: false, partial: '' };
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
      return {
        ...state,
        messages: say(state, { role: 'user', content: step.text }),
        input: '',
        sending: true,
        partial: '',
      };
    case 'heard':
      return step.conversation === state.conversation ? { ...state, partial: state.partial + step.text } : state;
    case 'answered':
      if (step.conversation !== state.conversation) return state;
      return {
        ...state,
        messages: say(state, { role: 'assistant', content: step.reply.content, reply: step.reply }),
        threadId: step.reply.threadId,
        sending: false,
        partial: '',
      };
    case 'failed':
      return step.conversation === state.conversation ? takeBack(state) : state;
    case 'rated':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === step.id ? { ...message, rating: step.rating } : message,
        ),
      };
    case 'refreshed':
      return {
        ...emptyChat,
        assistants: state.assistants,
        selectedId: state.selectedId,
        conversation: state.conversation + 1,
      };
  }
}
