<?php

namespace App\Http\Controllers;

use App\Models\Trivia;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

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
        $answer = $trivia->answers()->firstOrCreate(
            ['user_id' => $request->user()->id],
            ['is_correct' => $isCorrect]
        );
        if (! $answer->wasRecentlyCreated) {
            abort(422, 'This User already answer this question');
        }

        return response()->json(['is_correct' => $isCorrect]);
    }
}
