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
        $trivia = Trivia::find($form['question_id']);
        abort_if($trivia === null, 404, 'Question Not Found');
        $user = $request->user();
        $isAnswered = $trivia->answers()->where('user_id', $user->id)->exists();
        abort_if($isAnswered, 422, 'This User already answer this question');
        $isCorrect = $form['answer'] === $trivia->correct;
        $trivia->answers()->create(['user_id' => $user->id, 'is_correct' => $isCorrect]);

        return response()->json(['is_correct' => $isCorrect]);
    }
}
