<?php

namespace App\Http\Controllers;

use App\Models\Trivia;
use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

class TriviaController extends Controller
{
    public function store(Request $request): JsonResponse
    {
        $form = $request->validate(['question_id' => ['required', 'integer'], 'answer' => ['required', 'string']]);
        $trivia = Trivia::with('week')->find($form['question_id']);
        // The trivia of a week that is over, or not open yet, is no question either.
        if (! $trivia?->isOpen(now())) {
            abort(404, 'Question Not Found');
        }
        $isCorrect = $form['answer'] === $trivia->correct;
        $user = $request->user();
        $answer = DB::transaction(function () use ($user, $trivia, $isCorrect) {
            // Two answers of one player wait for each other.
            User::whereKey($user->id)->lockForUpdate()->first();

            return $trivia->answers()->firstOrCreate(['user_id' => $user->id], ['is_correct' => $isCorrect]);
        }, 3);
        if (! $answer->wasRecentlyCreated) {
            abort(422, 'This User already answer this question');
        }

        return response()->json(['is_correct' => $isCorrect]);
    }
}
