import type { FastifyReply } from 'fastify';

/** Answers a refusal: a stable code for programs and a sentence for people. */
export const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: { code, message } });
