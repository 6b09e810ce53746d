<?php

namespace App\Http\Controllers;

use App\Http\Requests\RegisterRequest;
use App\Models\User;
use App\Notifications\VerificationCode;
use Illuminate\Database\QueryException;
use Illuminate\Http\JsonResponse;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Hash;

class RegisterController extends Controller
{
    public function store(RegisterRequest $request): JsonResponse
    {
        $form = Arr::except($request->validated(), ['accepts_terms', 'accepts_privacy']);
        try {
            $user = User::create(['password' => Hash::make($form['password'])] + $form);
        } catch (QueryException $exception) {
            // Another registration took the e-mail or the nickname after the check. A second check says which one.
            validator($request->all(), $request->rules())->validate();
            throw $exception;
        }
        // The account is stored, so a failure of the mail is only logged. The player can ask for another code.
        rescue(fn () => VerificationCode::mailTo($user));

        return response()->json(['email' => $user->email], 201);
    }
}
