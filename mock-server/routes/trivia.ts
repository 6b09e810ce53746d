/** `POST /api/trivia/answer`. */
import type { Server } from 'miragejs';
import { invalid, refuse } from '../catalogue/refusal.ts';
import { sayNumber, sayRequired } from '../catalogue/validation.ts';
import type { World } from '../history/world.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import { triviaDeadlineOf } from '../rules/week.ts';
import { checkCsrf, ok, playerOf, route } from './route.ts';

/** Declares the route of this file (spec §7, refusals §8). */
export function registerTrivia(server: Server, world: World) {
  route(server, world, 'answerTrivia', (call) => {
    checkCsrf(call);
    const { user } = playerOf(call);
    const { question_id, answer } = call.input;
    const errors: Record<string, string[]> = {};
    if (!/^\d{1,15}$/.test(String(question_id ?? ''))) {
      errors.question_id = [sayNumber('question_id')];
    }
    if (typeof answer !== 'string' || answer === '') errors.answer = [sayRequired('answer')];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const { trivias, answers, weeks, games } = world.data.tables();
    const trivia = trivias.find((row) => row.id === String(question_id));
    const week = weeks.find((row) => row.number === trivia?.week);
    if (!trivia || !week || call.now > triviaDeadlineOf(week, games)) throw refuse('questionNotFound');
    const answered = answers.some(
      (row) => row.user_id === user.id && row.trivia_id === trivia.id && !isFutureSeedRow(row, call.now),
    );
    if (answered) throw refuse('questionAnswered');
    const is_correct = answer === trivia.correct;
    world.commit('trivia', { user_id: user.id, trivia_id: trivia.id, answer: String(answer), is_correct });
    return ok({ is_correct });
  });
}
